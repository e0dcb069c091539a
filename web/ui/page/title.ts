import { useDocumentTitle } from '@mantine/hooks';

/** Sets the title of the page, the most specific part first: 'Settings · Alice · Dragoman'. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  useDocumentTitle([...parts, 'Dragoman'].filter(Boolean).join(' · '));
}

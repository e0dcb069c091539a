import { useDocumentTitle } from '@mantine/hooks';

/** The name of the page in the browser's tab, the nearest thing first: 'Settings · Alice · Dragoman'. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  useDocumentTitle([...parts, 'Dragoman'].filter(Boolean).join(' · '));
}

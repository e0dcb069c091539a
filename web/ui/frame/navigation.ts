import { type Icon, IconBooks, IconHome, IconSearch } from '@tabler/icons-react';

type NavigationItem = {
  to: '/' | '/projects' | '/search';
  text: 'frame.home' | 'frame.myProjects' | 'frame.search';
  Icon: Icon;
};

/** The links of the header and of the tab bar on phones (screens.6). */
export const NAVIGATION = [
  { to: '/', text: 'frame.home', Icon: IconHome },
  { to: '/projects', text: 'frame.myProjects', Icon: IconBooks },
  { to: '/search', text: 'frame.search', Icon: IconSearch },
] as const satisfies NavigationItem[];

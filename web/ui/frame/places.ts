import { type Icon, IconBooks, IconHome, IconSearch } from '@tabler/icons-react';

type Place = {
  to: '/' | '/projects' | '/search';
  text: 'frame.home' | 'frame.myProjects' | 'frame.search';
  Icon: Icon;
};

/** Where the header and the phone's tab bar lead (screens.6). */
export const PLACES = [
  { to: '/', text: 'frame.home', Icon: IconHome },
  { to: '/projects', text: 'frame.myProjects', Icon: IconBooks },
  { to: '/search', text: 'frame.search', Icon: IconSearch },
] as const satisfies Place[];

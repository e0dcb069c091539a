import { start } from './start.tsx';

// As a task of its own: making the modules is a long one already.
setTimeout(() => void start());

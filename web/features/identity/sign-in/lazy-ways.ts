import { lazyCode } from '../../../ui/page/screen.ts';

const code = lazyCode(() => import('./other-ways.ts'));

export const SecondFactorStep = code.component('SecondFactorStep');
export const ServiceSignIn = code.component('ServiceSignIn');

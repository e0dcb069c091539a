// What few sign in by: a service that knows them, and a second factor. Loaded together by lazy-ways.ts.
export { SecondFactorStep } from './SecondFactorStep.tsx';
export { ServiceSignIn } from './ServiceSignIn.tsx';

/* Registration, and setting up the second factor. */
export { Enrol } from '#features/sign-in/enrol.tsx'
export { SignUp } from '#features/sign-in/sign-up.tsx'

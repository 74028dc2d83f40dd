/* Screens before the session: sign-in, registration and the second factor. */

export { Challenge } from '#features/sign-in/challenge.tsx'
export { Enrol } from '#features/sign-in/enrol.tsx'
export { SignIn } from '#features/sign-in/sign-in.tsx'
export { SignUp } from '#features/sign-in/sign-up.tsx'

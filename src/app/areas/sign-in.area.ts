/* Sign-in with the code of the second factor. */
export { Challenge } from '#features/sign-in/challenge.tsx'
export { SignIn } from '#features/sign-in/sign-in.tsx'

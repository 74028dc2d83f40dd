import { type Difference, publicError } from './difference.ts'

/** The errors for a failed sign-in and a taken username do not name the field. */
export const signInErrors: Difference = (call, next) => {
  const answer = next(call)
  const { status } = answer
  if (call.name === 'authentication.login' && status === 401) {
    return publicError(401, 'You are not authorized to access this resource.')
  }
  if (call.name === 'authentication.register' && status === 409) {
    return publicError(409, 'An error occurred while processing your request.')
  }
  return answer
}

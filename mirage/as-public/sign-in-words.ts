import { type Difference, refused } from './difference.ts'

/** The errors for a failed sign-in and a taken username do not name the field. */
export const signInWords: Difference = (asked, next) => {
  const answer = next(asked)
  const { status } = answer
  if (asked.name === 'authentication.login' && status === 401) {
    return refused(401, 'You are not authorized to access this resource.')
  }
  if (asked.name === 'authentication.register' && status === 409) {
    return refused(409, 'An error occurred while processing your request.')
  }
  return answer
}

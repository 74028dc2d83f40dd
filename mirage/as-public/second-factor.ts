import { bodyOf, type Difference, refused } from './difference.ts'

/**
 * The secret is given as a picture alone, a code that has not six characters is a bad request, and wrong codes lock
 * nobody out. That its calls can be made before the code, and that it shows the secret again, is not imitated.
 */
export const secondFactor: Difference = (asked, next) => {
  const { name, services, request } = asked
  if (name === 'authentication.mfa.enable') {
    return next({
      ...asked,
      request: { ...request, requestHeaders: { ...request.requestHeaders, accept: 'image/png' } },
    })
  }
  if (name !== 'authentication.mfa.verify') return next(asked)
  const code = bodyOf(asked)?.['code']
  if (typeof code !== 'string' || code.length !== 6) {
    return refused(400, 'Unable to verify Multi-Factor Authentication (MFA) status. Please provide a valid MFA code.')
  }
  const { codes } = services
  return next({ ...asked, services: { ...services, codes: { ...codes, check: codes.isRight } } })
}

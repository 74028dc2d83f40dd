import { bodyOf, type Difference, refused } from './difference.ts'

/**
 * The secret is sent only as an image, a code without six characters is refused with 400, and wrong codes never lock an
 * account. The mock does not imitate two flaws: calls succeed before the code, and the secret is shown again.
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

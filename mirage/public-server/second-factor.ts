import { bodyOf, type Difference, publicError } from './difference.ts'

/**
 * The secret is sent only as an image. A code that does not have six characters is refused with 400. Wrong codes never
 * lock an account. The mock does not imitate two flaws: calls that succeed before the code is verified, and showing the
 * secret again.
 */
export const secondFactor: Difference = (call, next) => {
  const { name, services, request } = call
  if (name === 'authentication.mfa.enable') {
    return next({
      ...call,
      request: { ...request, requestHeaders: { ...request.requestHeaders, accept: 'image/png' } },
    })
  }
  if (name !== 'authentication.mfa.verify') return next(call)
  const code = bodyOf(call)?.['code']
  if (typeof code !== 'string' || code.length !== 6) {
    return publicError(
      400,
      'Unable to verify Multi-Factor Authentication (MFA) status. Please provide a valid MFA code.',
    )
  }
  const { codes } = services
  return next({ ...call, services: { ...services, codes: { ...codes, check: codes.isRight } } })
}

const now = '2026-11-20T08:00:00Z'
const stamps = { createdAt: now, updatedAt: now }
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const business = { id: id(1), name: 'Test Metals', username: 'test@metals.example' }
const user = {
  id: id(2),
  name: 'Test Buyer',
  username: 'buyer@metals.example',
  type: 'business',
  businessId: business.id,
  businesses: [business],
  roles: [],
  permissions: ['*'],
  mfaEnabled: true,
  mfaVerified: true,
  ...stamps,
}
/** Session owner as the app stores it. With it, the first request of a visit need not wait for the session check. */
export const lastUser = [user.id, 'verified', user.type, ...user.permissions].join(' ')
const line = { id: id(3), name: 'Copper', gwCode: 'GW 53-02', carbonFactor: '3.81', weight: 12.5, value: 1500 }
const transactions = Array.from({ length: 10 }, (_, index) => ({
  id: id(100 + index),
  buyer: business,
  seller: { id: user.id, name: user.name },
  materials: [line],
  ...stamps,
}))

type Answer = { status: number; body: object }

/**
 * Returns the product server's response to a GET request, for a verified business user or without a session. Undefined
 * for requests that the measured screens must not make.
 */
export function answerOf(path: string, who: 'nobody' | 'business'): Answer | undefined {
  if (who === 'nobody') return { status: 401, body: { error: 'Unauthorized', message: 'No session' } }
  if (path === '/api/authentication/check') return { status: 200, body: { item: user } }
  if (path === '/api/transactions') {
    const pagination = { count: 10, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 }
    return { status: 200, body: { items: transactions, pagination } }
  }
  return undefined
}

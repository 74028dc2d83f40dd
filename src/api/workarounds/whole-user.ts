import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { send } from '#api/requests.ts'
import { userShapes } from '#contract/user-contract.ts'
import type { UserBody } from '#schemas/user.ts'

/**
 * Workaround: a server that stores one role per user, or one user per business, rejects the second as "already
 * assigned". It accepts all of them in an update of the user. Resolves without a write if the user already has it.
 *
 * Delete once every server assigns a second role to a user, and a second user to a business.
 */
export async function putIntoUser(client: Client, userId: string, what: 'roles' | 'businesses', id: string) {
  const options = { params: { id: userId }, query: { preload: ['businesses', 'roles'] } }
  const { item } = await get(client, 'users.get', userShapes.get.answer, options)
  if (item[what].some(held => held.id === id)) return
  const { name, username, type, idNumber, businessId, address, bankDetails, permissions } = item
  const idsOf = (of: typeof what) => [...item[of].map(held => ({ id: held.id })), ...(of === what ? [{ id }] : [])]
  // Server data are sent without validation: an old address might not meet current rules.
  const json: UserBody = {
    name,
    username,
    type,
    idNumber,
    businessId,
    address,
    bankDetails,
    permissions,
    businesses: idsOf('businesses'),
    roles: idsOf('roles'),
  }
  await send(client, 'users.update', { params: { id: userId }, json })
}

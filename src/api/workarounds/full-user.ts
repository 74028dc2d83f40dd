import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { send } from '#api/requests.ts'
import { userShapes } from '#contract/user-contract.ts'
import type { UserBody } from '#schemas/user.ts'

/**
 * Adds a role or business to a user through an update of the user. Doesn't write if the user already has it.
 *
 * Workaround: a server that stores one role per user, or one user per business, rejects a second one as "already
 * assigned" but accepts it in an update of the user. Delete once every server assigns a second role to a user, and a
 * second user to a business.
 */
export async function putIntoUser(client: Client, userId: string, what: 'roles' | 'businesses', id: string) {
  const options = { params: { id: userId }, query: { preload: ['businesses', 'roles'] } }
  const { item } = await get(client, 'users.get', userShapes.get.answer, options)
  if (item[what].some(held => held.id === id)) return
  const { name, username, type, idNumber, businessId, address, bankDetails, permissions } = item
  const idsOf = (of: typeof what) => [...item[of].map(held => ({ id: held.id })), ...(of === what ? [{ id }] : [])]
  // Sends the server's data without validation, because an old address might not meet current rules.
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

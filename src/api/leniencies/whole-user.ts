import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { send } from '#api/requests.ts'
import { userShapes } from '#contract/user-contract.ts'
import type { UserBody } from '#schemas/user.ts'

/**
 * The difference: a server that has one role for a user, or one user for a business, refuses the second as "already assigned". It
 * takes them all with the user as a whole. Resolves without a write when the user has it.
 *
 * Can be deleted once every server assigns a second role to a user, and a second user to a business.
 */
export async function putIntoUser(client: Client, userId: string, what: 'roles' | 'businesses', id: string) {
  const options = { params: { id: userId }, query: { preload: ['businesses', 'roles'] } }
  const { item } = await get(client, 'users.get', userShapes.get.answer, options)
  if (item[what].some(held => held.id === id)) return
  const { name, username, type, idNumber, businessId, address, bankDetails, permissions } = item
  const idsOf = (of: typeof what) => [...item[of].map(held => ({ id: held.id })), ...(of === what ? [{ id }] : [])]
  // As the server has them, and so not checked again: an old address may lack what is asked for today.
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

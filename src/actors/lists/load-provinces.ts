import type { SessionApi } from '#api/api.ts'
import { readCertainRows } from '#api/read-pages.ts'
import type { Provinces } from '#domain/flow/flow-rows.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { Address } from '#schemas/address.ts'
import type { User } from '#schemas/user.ts'

type WithAddress = { id: string; address: Address | null }

/** Returns the provinces in all addresses of users and businesses that the user may view. */
export async function loadProvinces(
  api: Pick<SessionApi, 'businesses' | 'users'>,
  user: User,
  signal: AbortSignal,
): Promise<Provinces> {
  const lists = await Promise.all([
    may(user, 'businesses.view') ? readCertainRows<WithAddress>(api.businesses.list, {}, signal) : null,
    may(user, 'users.view') ? readCertainRows<WithAddress>(api.users.list, {}, signal) : null,
  ])
  const rows = lists.flatMap(list => list?.items ?? [])
  return new Map(
    rows.flatMap(({ id, address }) => {
      const province = address?.province.trim() ?? ''
      return province === '' ? [] : [[id, province] as const]
    }),
  )
}

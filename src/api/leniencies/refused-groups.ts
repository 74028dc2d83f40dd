import { Problem } from '#domain/problem.ts'
import type { PermissionGroup } from '#schemas/permission.ts'

/**
 * The groups of permissions; none where the server refuses them with 403, which hides what is chosen from them.
 *
 * The difference: some servers ask for a permission of its own, `permissions.view`, where any session may have them. It can go once
 * they answer every session.
 */
export async function groupsUnlessRefused(
  read: () => Promise<readonly PermissionGroup[]>,
): Promise<readonly PermissionGroup[]> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem && error.kind === 'forbidden') return []
    throw error
  }
}

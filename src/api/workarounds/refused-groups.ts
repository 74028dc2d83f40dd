import { Problem } from '#domain/problem.ts'
import type { PermissionGroup } from '#schemas/permission.ts'

/**
 * Returns the permission groups, or an empty list if the server responds with 403. The screen then hides the permission
 * picker.
 *
 * Workaround: some servers require `permissions.view`, although the contract lets any session read the groups. Delete
 * once every session can read them.
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

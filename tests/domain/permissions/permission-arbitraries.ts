import fc from 'fast-check'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import type { PermissionGroup } from '#schemas/permission.ts'

const segment = fc.constantFrom('users', 'roles', 'materials', 'transactions', 'view', 'assign', 'self')
const dotted = (part: fc.Arbitrary<string>) =>
  fc.array(part, { minLength: 1, maxLength: 3 }).map(parts => parts.join('.'))

const listed = dotted(segment)

const groupsOver = (subGroups: fc.Arbitrary<PermissionGroup[]>): fc.Arbitrary<PermissionGroup[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom('Users', 'Roles', 'Own account', 'Export'),
      permissions: fc.array(
        listed.map(value => ({ value, label: value, description: '' })),
        { maxLength: 4 },
      ),
      subGroups,
    }),
    { maxLength: 3 },
  )

/** Groups of the mock, and random ones: empty, nested, with duplicate permissions. */
export const anyGroups = fc.oneof(
  fc.constant([...permissionGroups]),
  groupsOver(groupsOver(groupsOver(fc.constant([])))),
)

/** Permission strings without duplicates: listed, wildcards, unlisted and invalid. */
export const anyStrings = fc.uniqueArray(
  fc.oneof(
    { weight: 4, arbitrary: listed },
    { weight: 2, arbitrary: dotted(fc.oneof(segment, fc.constant('*'))) },
    { weight: 2, arbitrary: fc.constantFrom('*', 'transactions.*', 'reports.export', 'reports.*') },
    { weight: 1, arbitrary: fc.constantFrom('', 'not a permission', 'users..view', 'users.view*') },
  ),
  { maxLength: 8 },
)

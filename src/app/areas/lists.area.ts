/* Overview and the other lists. */

export { AdminRoles } from '#features/access/roles/role-list.tsx'
export { AdminUsers, BusinessUserList } from '#features/access/users/user-list.tsx'
export { AdminBusinesses } from '#features/businesses/business-list.tsx'
export { Overview } from '#features/home/overview.tsx'
export { AdminMaterials } from '#features/materials/material-list.tsx'

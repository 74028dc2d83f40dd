/* Forms and read views of all records. */
// Includes the sign-in dialog over unsaved work: see src/app/reauthentication.tsx.
import '#features/sign-in/reauthenticate-dialog.tsx'

export { CreateRole, EditRole } from '#features/access/roles/role-form.tsx'
export { RolePermissions } from '#features/access/roles/role-permissions.tsx'
export {
  CreateAdminUser,
  CreateBusinessUser,
  EditAdminUser,
  EditBusinessUser,
} from '#features/access/users/user-form.tsx'
export { CreateBusiness, EditBusiness } from '#features/businesses/business-form.tsx'
export { CreateMaterial, EditMaterial } from '#features/materials/material-form.tsx'
export { CreateCollection, EditCollection } from '#features/trades/collection-form.tsx'
export {
  ViewAdminCollection,
  ViewAdminTransaction,
  ViewBusinessCollection,
  ViewBusinessTransaction,
} from '#features/trades/reading/trade-views.ts'
export {
  CreateAdminTransaction,
  CreateBusinessTransaction,
  EditAdminTransaction,
  EditBusinessTransaction,
} from '#features/trades/transaction-form.tsx'

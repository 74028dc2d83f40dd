import type { Screen } from '#patterns/loading/screen-loader.ts'
import type { ScreenRoute } from '#routing/routes.ts'

/**
 * Functions that import a screen. The build reads the source code of `file` to find the files that `index.html`
 * preloads.
 */
type ScreenRow = { file: () => Promise<unknown>; load: () => Promise<Screen> }

const from = <Name extends string>(file: () => Promise<Record<Name, Screen>>, name: Name): ScreenRow => ({
  file,
  load: async () => (await file())[name],
})

const signUp = () => import('#features/sign-in/sign-up.tsx')
const signIn = () => import('#features/sign-in/sign-in.tsx')
const enrol = () => import('#features/sign-in/enrol.tsx')
const challenge = () => import('#features/sign-in/challenge.tsx')
const overview = () => import('#features/home/overview.tsx')
const statements = () => import('#features/reports/statement/statements.tsx')
const flows = () => import('#features/reports/flow/flows.tsx')
const registers = () => import('#features/reports/register/registers.tsx')
const transactionLists = () => import('#features/trades/transaction-list.tsx')
const transactionForms = () => import('#features/trades/transaction-form.tsx')
const collectionLists = () => import('#features/trades/collection-list.tsx')
const tradeViews = () => import('#features/trades/reading/trade-views.ts')
const waiting = () => import('#features/trades/outbox/waiting.tsx')
const userLists = () => import('#features/access/users/user-list.tsx')
const userForms = () => import('#features/access/users/user-form.tsx')
const collectionForms = () => import('#features/trades/collection-form.tsx')
const materialLists = () => import('#features/materials/material-list.tsx')
const materialForms = () => import('#features/materials/material-form.tsx')
const materialImport = () => import('#features/materials/import-materials.tsx')
const businessLists = () => import('#features/businesses/business-list.tsx')
const businessForms = () => import('#features/businesses/business-form.tsx')
const roleLists = () => import('#features/access/roles/role-list.tsx')
const roleForms = () => import('#features/access/roles/role-form.tsx')
const offlinePages = () => import('#features/offline/offline-page.tsx')
const rolePermissions = () => import('#features/access/roles/role-permissions.tsx')

/** Screens by route. Some have a loader for their first request: see src/patterns/loading/screen-loader.ts. */
export const screens: Record<ScreenRoute, ScreenRow> = {
  signUp: from(signUp, 'SignUp'),
  signIn: from(signIn, 'SignIn'),
  mfaEnable: from(enrol, 'Enrol'),
  mfaVerify: from(challenge, 'Challenge'),
  collector: from(overview, 'Overview'),
  collectorStatement: from(statements, 'CollectorStatement'),
  collectorFlow: from(flows, 'CollectorFlow'),
  business: from(overview, 'Overview'),
  businessStatement: from(statements, 'BusinessStatement'),
  businessFlow: from(flows, 'BusinessFlow'),
  businessRegister: from(registers, 'BusinessRegister'),
  businessTransactions: from(transactionLists, 'BusinessTransactions'),
  'businessTransactions.create': from(transactionForms, 'CreateBusinessTransaction'),
  'businessTransactions.view': from(tradeViews, 'ViewBusinessTransaction'),
  'businessTransactions.edit': from(transactionForms, 'EditBusinessTransaction'),
  businessCollections: from(collectionLists, 'BusinessCollections'),
  'businessCollections.view': from(tradeViews, 'ViewBusinessCollection'),
  businessUsers: from(userLists, 'BusinessUserList'),
  'businessUsers.create': from(userForms, 'CreateBusinessUser'),
  'businessUsers.edit': from(userForms, 'EditBusinessUser'),
  businessWaiting: from(waiting, 'Waiting'),
  businessOffline: from(offlinePages, 'OfflinePage'),
  admin: from(overview, 'Overview'),
  adminTransactions: from(transactionLists, 'AdminTransactions'),
  'adminTransactions.create': from(transactionForms, 'CreateAdminTransaction'),
  'adminTransactions.view': from(tradeViews, 'ViewAdminTransaction'),
  'adminTransactions.edit': from(transactionForms, 'EditAdminTransaction'),
  adminCollections: from(collectionLists, 'AdminCollections'),
  'adminCollections.create': from(collectionForms, 'CreateCollection'),
  'adminCollections.view': from(tradeViews, 'ViewAdminCollection'),
  'adminCollections.edit': from(collectionForms, 'EditCollection'),
  adminMaterials: from(materialLists, 'AdminMaterials'),
  'adminMaterials.create': from(materialForms, 'CreateMaterial'),
  'adminMaterials.import': from(materialImport, 'ImportMaterials'),
  'adminMaterials.edit': from(materialForms, 'EditMaterial'),
  adminBusinesses: from(businessLists, 'AdminBusinesses'),
  'adminBusinesses.create': from(businessForms, 'CreateBusiness'),
  'adminBusinesses.edit': from(businessForms, 'EditBusiness'),
  'adminBusinesses.statement': from(statements, 'AdminBusinessStatement'),
  'adminBusinesses.flow': from(flows, 'AdminBusinessFlow'),
  'adminBusinesses.register': from(registers, 'AdminBusinessRegister'),
  adminUsers: from(userLists, 'AdminUsers'),
  'adminUsers.create': from(userForms, 'CreateAdminUser'),
  'adminUsers.edit': from(userForms, 'EditAdminUser'),
  'adminUsers.statement': from(statements, 'AdminCollectorStatement'),
  adminRoles: from(roleLists, 'AdminRoles'),
  'adminRoles.create': from(roleForms, 'CreateRole'),
  'adminRoles.edit': from(roleForms, 'EditRole'),
  'adminRoles.permissions': from(rolePermissions, 'RolePermissions'),
  adminWaiting: from(waiting, 'Waiting'),
  adminOffline: from(offlinePages, 'OfflinePage'),
}

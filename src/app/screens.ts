import type { Screen } from '#patterns/loading/screen-loader.ts'
import type { ScreenRoute } from '#routing/routes.ts'

/** Function that imports an area, and the name of the screen in it. The build reads the source code of `area`. */
type ScreenRow = { area: () => Promise<unknown>; load: () => Promise<Screen> }

const from = <Name extends string>(area: () => Promise<Record<Name, Screen>>, name: Name): ScreenRow => ({
  area,
  load: async () => (await area())[name],
})

// Each area is one file of the build: see vite.config.ts.
const signIn = () => import('./areas/sign-in.area.ts')
const registration = () => import('./areas/registration.area.ts')
const trades = () => import('./areas/trades.area.ts')
const lists = () => import('./areas/lists.area.ts')
const forms = () => import('./areas/forms.area.ts')
const reports = () => import('./areas/reports.area.ts')
const imports = () => import('./areas/imports.area.ts')
const device = () => import('./areas/device.area.ts')

/** Screens by route. Some have a loader for their first request: see src/patterns/loading/screen-loader.ts. */
export const screens: Record<ScreenRoute, ScreenRow> = {
  signUp: from(registration, 'SignUp'),
  signIn: from(signIn, 'SignIn'),
  mfaEnable: from(registration, 'Enrol'),
  mfaVerify: from(signIn, 'Challenge'),
  collector: from(lists, 'Overview'),
  collectorStatement: from(reports, 'CollectorStatement'),
  collectorFlow: from(reports, 'CollectorFlow'),
  business: from(lists, 'Overview'),
  businessStatement: from(reports, 'BusinessStatement'),
  businessFlow: from(reports, 'BusinessFlow'),
  businessRegister: from(reports, 'BusinessRegister'),
  businessTransactions: from(trades, 'BusinessTransactions'),
  'businessTransactions.create': from(forms, 'CreateBusinessTransaction'),
  'businessTransactions.import': from(imports, 'ImportBusinessTransactions'),
  'businessTransactions.view': from(forms, 'ViewBusinessTransaction'),
  'businessTransactions.edit': from(forms, 'EditBusinessTransaction'),
  businessCollections: from(trades, 'BusinessCollections'),
  'businessCollections.view': from(forms, 'ViewBusinessCollection'),
  businessUsers: from(lists, 'BusinessUserList'),
  'businessUsers.create': from(forms, 'CreateBusinessUser'),
  'businessUsers.import': from(imports, 'ImportBusinessUsers'),
  'businessUsers.edit': from(forms, 'EditBusinessUser'),
  businessYard: from(device, 'Yard'),
  businessWaiting: from(device, 'Waiting'),
  businessOffline: from(device, 'OfflinePage'),
  admin: from(lists, 'Overview'),
  adminTransactions: from(trades, 'AdminTransactions'),
  'adminTransactions.create': from(forms, 'CreateAdminTransaction'),
  'adminTransactions.import': from(imports, 'ImportTransactions'),
  'adminTransactions.view': from(forms, 'ViewAdminTransaction'),
  'adminTransactions.edit': from(forms, 'EditAdminTransaction'),
  adminCollections: from(trades, 'AdminCollections'),
  'adminCollections.create': from(forms, 'CreateCollection'),
  'adminCollections.import': from(imports, 'ImportCollections'),
  'adminCollections.view': from(forms, 'ViewAdminCollection'),
  'adminCollections.edit': from(forms, 'EditCollection'),
  adminMaterials: from(lists, 'AdminMaterials'),
  'adminMaterials.create': from(forms, 'CreateMaterial'),
  'adminMaterials.import': from(imports, 'ImportMaterials'),
  'adminMaterials.edit': from(forms, 'EditMaterial'),
  adminBusinesses: from(lists, 'AdminBusinesses'),
  'adminBusinesses.create': from(forms, 'CreateBusiness'),
  'adminBusinesses.import': from(imports, 'ImportBusinesses'),
  'adminBusinesses.edit': from(forms, 'EditBusiness'),
  'adminBusinesses.statement': from(reports, 'AdminBusinessStatement'),
  'adminBusinesses.flow': from(reports, 'AdminBusinessFlow'),
  'adminBusinesses.register': from(reports, 'AdminBusinessRegister'),
  adminUsers: from(lists, 'AdminUsers'),
  'adminUsers.create': from(forms, 'CreateAdminUser'),
  'adminUsers.import': from(imports, 'ImportUsers'),
  'adminUsers.edit': from(forms, 'EditAdminUser'),
  'adminUsers.statement': from(reports, 'AdminCollectorStatement'),
  adminRoles: from(lists, 'AdminRoles'),
  'adminRoles.create': from(forms, 'CreateRole'),
  'adminRoles.edit': from(forms, 'EditRole'),
  'adminRoles.permissions': from(forms, 'RolePermissions'),
  adminYard: from(device, 'Yard'),
  adminWaiting: from(device, 'Waiting'),
  adminOffline: from(device, 'OfflinePage'),
}

/**
 * HTTP method and path of every call. Add new calls here: the compiler then requires their schemas, terms and mock
 * route. The sign-in bundle contains this file, so it has no imports.
 */
export const addresses = {
  'authentication.check': 'GET /authentication/check',
  'authentication.login': 'POST /authentication/login',
  'authentication.register': 'POST /authentication/register',
  'authentication.logout': 'POST /authentication/logout',
  'authentication.mfa.enable': 'GET /authentication/mfa/enable',
  'authentication.mfa.verify': 'POST /authentication/mfa/verify',
  'authentication.permissions': 'GET /authentication/permissions',

  'users.list': 'GET /users',
  'users.create': 'POST /users',
  'users.get': 'GET /users/:id',
  'users.update': 'PUT /users/:id',
  'users.delete': 'DELETE /users/:id',
  'users.roles.assign': 'POST /users/assign-role/:userId/:roleId',
  'users.roles.unassign': 'POST /users/unassign-role/:userId/:roleId',

  'businesses.list': 'GET /businesses',
  'businesses.create': 'POST /businesses',
  'businesses.get': 'GET /businesses/:id',
  'businesses.update': 'PUT /businesses/:id',
  'businesses.delete': 'DELETE /businesses/:id',
  'businesses.users.list': 'GET /businesses/list-users/:businessId',
  'businesses.users.assign': 'POST /businesses/assign-user/:businessId/:userId',
  'businesses.users.unassign': 'POST /businesses/unassign-user/:businessId/:userId',

  'roles.list': 'GET /roles',
  'roles.create': 'POST /roles',
  'roles.get': 'GET /roles/:id',
  'roles.update': 'PUT /roles/:id',
  'roles.delete': 'DELETE /roles/:id',

  'materials.list': 'GET /materials',
  'materials.create': 'POST /materials',
  'materials.get': 'GET /materials/:id',
  'materials.update': 'PUT /materials/:id',
  'materials.delete': 'DELETE /materials/:id',

  'transactions.list': 'GET /transactions',
  'transactions.create': 'POST /transactions',
  'transactions.get': 'GET /transactions/:id',
  'transactions.update': 'PUT /transactions/:id',
  'transactions.delete': 'DELETE /transactions/:id',
  'transactions.materials.create': 'POST /transactions/materials',
  'transactions.materials.update': 'PUT /transactions/materials/:id',
  'transactions.materials.delete': 'DELETE /transactions/materials/:id',
  'transactions.materials.assign': 'POST /transactions/assign-material/:tradeId/:lineId',

  'collections.list': 'GET /collections',
  'collections.create': 'POST /collections',
  'collections.get': 'GET /collections/:id',
  'collections.update': 'PUT /collections/:id',
  'collections.delete': 'DELETE /collections/:id',
  'collections.materials.create': 'POST /collections/materials',
  'collections.materials.update': 'PUT /collections/materials/:id',
  'collections.materials.delete': 'DELETE /collections/materials/:id',
  'collections.materials.assign': 'POST /collections/assign-material/:tradeId/:lineId',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`>

type Addresses = typeof addresses

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
type Verb = keyof typeof methods
export type Method = (typeof methods)[Verb]

/** Returns the HTTP method and the path of a call. The path begins with a slash. */
export function endpointOf(name: CallName): { method: Method; path: string } {
  const [verb, path] = addresses[name].split(' ') as [Verb, string]
  return { method: methods[verb], path }
}

/** Name of a call, such as `transactions.create`. */
export type CallName = keyof Addresses

/** Name of a GET call. */
export type ReadName = { [Name in CallName]: Addresses[Name] extends `GET ${string}` ? Name : never }[CallName]
export type WriteName = Exclude<CallName, ReadName>

/** Names of the calls with a prefix. For `roles`: `roles.list`, `roles.create` and so on. */
export type PrefixedNames<Prefix extends string> = Extract<CallName, `${Prefix}.${string}`>

/** Names of the calls with a prefix, without that prefix. For `roles`: `list`, `create` and so on. */
export type PrefixedActions<Prefix extends string> = CallName extends infer Name
  ? Name extends `${Prefix}.${infer Action}`
    ? Action
    : never
  : never

type ParamsIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Param}/${infer Others}`
    ? Param | ParamsIn<`/${Others}`>
    : Rest
  : never

export type ParamOf<Name extends CallName> = ParamsIn<Addresses[Name]>

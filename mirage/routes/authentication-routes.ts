import { ownerRoleId } from '#mirage/data/roles.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import { conflict, unauthorized } from '#mirage/rules/refusals.ts'
import { businessNameOf } from '#mirage/seed/seed-businesses.ts'
import { json, ok, open, signedIn } from '#mirage/server/route.ts'
import { userItem, userRelations } from '#mirage/server/serializers.ts'
import { qrCodePng } from '#mirage/sign-in/qr-code-png.ts'
import { credentials, registration, verification } from '#schemas/authentication.ts'

/** Signing up, signing in and out, the second factor, and the signed-in user. */
export const authenticationRoutes = [
  signedIn('authentication.check', 'get', '/authentication/check', ({ caller, store }) =>
    json({ item: userItem(caller.user, caller, store, new Set(userRelations)) }),
  ),

  open('authentication.login', 'post', '/authentication/login', ({ body, store, sessions }) => {
    const { username, password } = body(credentials)
    const user = store.userNamed(username)
    // The same answer in both cases, so that it does not reveal which usernames exist.
    if (!user || user.password !== password) throw unauthorized('The username or the password is wrong')
    sessions.start(user.id)
    return ok()
  }),

  open('authentication.register', 'post', '/authentication/register', ({ body, store, sessions, newSecret }) => {
    const { name, username, password, type } = body(registration)
    if (store.userNamed(username)) {
      throw conflict('Somebody signed up with this username already', { username: 'This username is taken' })
    }
    const given = store.roles.all().filter(role => (type === 'business' ? role.id === ownerRoleId : role.default))
    const user = store.users.insert({
      name,
      username,
      password,
      secret: newSecret(),
      type,
      idNumber: null,
      businessId: null,
      businessIds: [],
      address: null,
      bankDetails: null,
      roleIds: given.map(role => role.id),
      permissions: [],
      mfaEnabled: false,
    })
    if (type === 'business') {
      const { id } = store.businesses.insert({
        name: businessNameOf(name),
        ownerId: user.id,
        address: null,
        bankDetails: null,
      })
      store.users.update(user.id, { businessId: id, businessIds: [id] })
    }
    sessions.start(user.id)
    return ok()
  }),

  open('authentication.logout', 'post', '/authentication/logout', ({ sessions }) => {
    sessions.end()
    return ok()
  }),

  signedIn('authentication.mfa.enable', 'get', '/authentication/mfa/enable', ({ caller, accept, codes }) => {
    // Showing the secret again would give the second factor away to anyone with the password.
    if (caller.user.mfaEnabled) throw conflict('This account has an authenticator app already')
    const uri = codes.uriOf(caller.user)
    if (accept.includes('application/json')) return json({ item: { secret: caller.user.secret, uri } })
    return { status: 200, headers: { 'Content-Type': 'image/png' }, body: qrCodePng(uri) }
  }),

  signedIn(
    'authentication.mfa.verify',
    'post',
    '/authentication/mfa/verify',
    ({ caller, body, codes, store, sessions }) => {
      const { code } = body(verification)
      if (!codes.check(caller.user, code)) throw unauthorized('This code is wrong or has expired')
      if (!caller.user.mfaEnabled) store.users.update(caller.user.id, { mfaEnabled: true })
      sessions.start(caller.user.id, true)
      return ok()
    },
  ),

  signedIn('authentication.permissions', 'get', '/authentication/permissions', () => json({ items: permissionGroups })),
]

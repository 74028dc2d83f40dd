import type { PrefixedNames } from '#contract/addresses.ts'
import { userRelations } from '#contract/user-contract.ts'
import { ownerRoleId } from '#mirage/data/roles.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import { conflict, unauthorized } from '#mirage/rules/refusals.ts'
import { businessNameOf } from '#mirage/seed/seed-businesses.ts'
import { type Handlers, json, ok } from '#mirage/server/route.ts'
import { userItem } from '#mirage/server/serializers.ts'

/** Sign-up, sign-in and sign-out, the second factor, and the signed-in user. */
export const authenticationRoutes: Handlers<PrefixedNames<'authentication'>> = {
  'authentication.check': ({ caller, store }) =>
    json({ item: userItem(caller.user, caller, store, new Set(userRelations)) }),

  'authentication.login': ({ body, store, sessions }) => {
    const { username, password } = body()
    const user = store.userNamed(username)
    // Unknown usernames and wrong passwords return the same error, so that responses do not reveal which usernames
    // exist.
    if (!user || user.password !== password) throw unauthorized('The username or password is incorrect')
    sessions.start(user.id)
    return ok()
  },

  'authentication.register': ({ body, store, sessions, newSecret }) => {
    const { name, username, password, type } = body()
    if (store.userNamed(username)) {
      throw conflict('An account with this username already exists', { username: 'Username already taken' })
    }
    const roles = store.roles.all().filter(role => (type === 'business' ? role.id === ownerRoleId : role.default))
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
      roleIds: roles.map(role => role.id),
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
  },

  'authentication.logout': ({ sessions }) => {
    sessions.end()
    return ok()
  },

  'authentication.mfa.enable': ({ caller, accept, codes }) => {
    // Showing the secret again would give the second factor to anyone with the password.
    if (caller.user.mfaEnabled) throw conflict('This account has an authenticator app already')
    const uri = codes.uriOf(caller.user)
    if (accept.includes('application/json')) return json({ item: { secret: caller.user.secret, uri } })
    return {
      status: 200,
      headers: { 'Content-Type': 'image/png' },
      // Loaded on demand, because the app itself requests JSON.
      body: async () => (await import('#mirage/sign-in/qr-code-png.ts')).qrCodePng(uri),
    }
  },

  'authentication.mfa.verify': ({ caller, body, codes, store, sessions }) => {
    const { code } = body()
    if (!codes.check(caller.user, code)) throw unauthorized('This code is wrong or has expired')
    if (!caller.user.mfaEnabled) store.users.update(caller.user.id, { mfaEnabled: true })
    sessions.start(caller.user.id, true)
    return ok()
  },

  'authentication.permissions': () => json({ items: permissionGroups }),
}

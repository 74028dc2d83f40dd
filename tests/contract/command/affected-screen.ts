import type { CallName, PrefixedNames } from '#contract/addresses.ts'
import { type RouteName, routes } from '#routing/routes.ts'

/** Routes of the sign-in calls. */
const ofSigningIn: Record<PrefixedNames<'authentication'>, RouteName> = {
  'authentication.check': 'signIn',
  'authentication.login': 'signIn',
  'authentication.register': 'signUp',
  'authentication.logout': 'index',
  'authentication.mfa.enable': 'mfaEnable',
  'authentication.mfa.verify': 'mfaVerify',
  'authentication.permissions': 'adminRoles.permissions',
}

/** Returns the path of a screen that makes a call: a sign-in step, or a screen for administrators. */
export function affectedScreen(call: CallName): string {
  if (call in ofSigningIn) return routes[ofSigningIn[call as keyof typeof ofSigningIn]].path
  const [resource = '', ...action] = call.split('.')
  const list = `admin${resource.charAt(0).toUpperCase()}${resource.slice(1)}`
  const form = action.join('.') === 'create' ? '.create' : '.edit'
  const isOfList = ['list', 'delete'].includes(action.join('.'))
  return routes[`${list}${isOfList ? '' : form}` as RouteName].path
}

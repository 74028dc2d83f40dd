import { emptyAddress } from '#domain/people/address-rules.ts'
import { emptyBank } from '#domain/people/bank-rules.ts'
import {
  checkUser,
  newUser,
  type RoleOfUser,
  typeNames,
  type UserValues,
  userValues,
} from '#domain/people/user-rules.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { t } from '#messages/message.ts'
import { isPhone, usernameIn } from '#rules/sign-in-rules.ts'
import type { Reference } from '#schemas/reference.ts'
import type { ReadRows } from '#schemas/rows.ts'
import type { User, UserType } from '#schemas/user.ts'
import type { FileRow } from './file-rows.ts'
import { flatRecords, type ReadBody } from './flat-records.ts'
import type { Comparing, Existing, ImportDefinition, KnownIndex, KnownRecords } from './import-definition.ts'
import { type ImportField, plainOf } from './import-fields.ts'
import { importId } from './import-ids.ts'
import type { FieldId, ImportChange, ImportReason } from './import-types.ts'
import { nameKeyOf, type Resolved, resolverOf } from './known-names.ts'
import {
  addressChanges,
  addressFields,
  changeOf,
  invalidParts,
  preferring,
  readAddress,
  resolvedList,
  unclearName,
} from './person-fields.ts'

const fields: readonly ImportField[] = [
  {
    id: 'name',
    label: t('Name'),
    kind: 'text',
    isRequired: true,
    names:
      'name,full_name,user,employee,employee_name,collector,first_and_last_name,naam,volle_naam,nom,nom_complet,nome,nome_completo,igama,الاسم',
  },
  {
    id: 'username',
    label: t('Username'),
    kind: 'text',
    isRequired: true,
    names:
      'username,user_name,login,email,e_mail,email_address,mail,phone,phone_number,mobile,cell,cell_number,cellphone,telephone,gebruikersnaam,e_pos,selfoon,courriel,téléphone,nom_d’utilisateur,utilizador,telemóvel,telefone,igama_lomsebenzisi,اسم_المستخدم,البريد_الإلكتروني,الهاتف',
  },
  { id: 'type', label: t('Type'), kind: 'text', names: 'type,user_type,account_type,tipe,tipo,uhlobo,النوع' },
  {
    id: 'idNumber',
    label: t('ID number'),
    kind: 'text',
    names:
      'id_number,id_no,identity_number,identity_no,national_id,passport,passport_number,id_nommer,numéro_d’identité,número_de_identificação,inombolo_kamazisi,رقم_الهوية',
  },
  {
    id: 'business',
    label: t('Business'),
    kind: 'text',
    own: [t('Businesses')],
    names: 'business,businesses,company,employer,yard,branch,besigheid,entreprise,empresa,ibhizinisi,الشركة',
  },
  { id: 'roles', label: t('Roles'), kind: 'text', names: 'roles,role,rol,rolle,rôle,função,papel,iqhaza,الدور' },
  ...addressFields,
]

const types = Object.entries(typeNames) as Array<[UserType, string]>
/** Words for the types of users in files. */
const typeWords: ReadonlyArray<readonly [UserType, string]> = [
  ['system', 'system,administrator,admin,administrateur,administrador,umlawuli,المسؤول'],
  ['business', 'business,staff,trader,besigheid,entreprise,empresa,ibhizinisi,شركة'],
  ['collector', 'collector,versamelaar,collecteur,coletor,umqoqi,جامع'],
]

function typeIn(text: string): UserType | null {
  const plain = plainOf(text)
  const own = types.find(([, label]) => plainOf(label) === plain)?.[0]
  return own ?? typeWords.find(([, words]) => words.split(',').map(plainOf).includes(plain))?.[0] ?? null
}

/** Returns a key that is equal for e-mail addresses in any case, and for phone numbers with any separators. */
function usernameKey(text: string): string {
  const username = usernameIn(text)
  return isPhone(username) ? username.replaceAll(/\D/gu, '') : nameKeyOf(username)
}

const existingUser = (user: User | undefined): Existing<UserValues> | undefined =>
  user && {
    id: user.id,
    // Bank details are not imported, and not stored on this device.
    body: { ...userValues(user), bankDetails: emptyBank },
  }

function indexOf({ users }: KnownRecords): KnownIndex<UserValues> {
  const byId = new Map(users.items.map(user => [user.id, user]))
  const byUsername = new Map(users.items.map(user => [usernameKey(user.username), user]))
  return {
    withId: id => existingUser(byId.get(id)),
    alike: ({ username }) => existingUser(byUsername.get(usernameKey(username))),
  }
}

const allBusinesses = ({ business, businesses }: UserValues): readonly Reference[] =>
  business ? [business, ...businesses] : businesses

const namesOf = (references: readonly Reference[]) => references.map(({ name }) => name).join(', ')
const idsOf = (references: readonly Reference[]) =>
  references
    .map(({ id }) => id)
    .toSorted()
    .join()

/** Returns the change of a list of references. Their order does not count. */
const listChange = (field: FieldId, before: readonly Reference[], after: readonly Reference[]): ImportChange[] =>
  idsOf(before) === idsOf(after) ? [] : [{ field, before: namesOf(before), after: namesOf(after) }]

const changesIn = (before: UserValues, after: UserValues): ImportChange[] => [
  ...changeOf('name', before.name, after.name),
  ...(usernameKey(before.username) === usernameKey(after.username)
    ? []
    : changeOf('username', before.username, after.username)),
  ...(before.type === after.type ? [] : changeOf('type', before.type ?? '', after.type ?? '')),
  ...changeOf('idNumber', before.idNumber, after.idNumber),
  ...listChange('business', allBusinesses(before), allBusinesses(after)),
  ...listChange('roles', before.roles, after.roles),
  ...addressChanges(before.address, after.address),
]

const hasMore = (roles: readonly Reference[], others: readonly Reference[]) =>
  roles.some(({ id }) => !others.some(other => other.id === id))

const permissionsToReplace = (before: readonly Reference[], after: readonly Reference[]): Permission[] => [
  ...(hasMore(after, before) ? (['users.roles.assign'] as const) : []),
  ...(hasMore(before, after) ? (['users.roles.unassign'] as const) : []),
]

function partsOf(field: FieldId): ReadonlyArray<keyof UserValues> {
  if (field === 'business') return ['business', 'businesses']
  return [field.startsWith('address') ? 'address' : (field as keyof UserValues)]
}

/** Businesses that a user can have: those that the importing user may view, and those of known users. */
function businessesIn({ businesses, users }: KnownRecords, own: Reference | null): ReadRows<Reference> {
  const all = [...businesses.items, ...users.items.flatMap(user => user.businesses), ...(own ? [own] : [])]
  return { ...businesses, items: [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()] }
}

function compare(comparing: Comparing) {
  const { matching, known, answers, importer } = comparing
  const { columns } = matching
  const index = indexOf(known)
  const seen = businessesIn(known, importer.business)
  const businesses = resolverOf(seen, answers['business'])
  const roles = resolverOf<RoleOfUser>(known.roles, answers['roles'])
  const blank: UserValues = {
    ...newUser,
    ...(importer.type === 'system' ? {} : { type: 'business' as const, business: importer.business }),
  }

  const isUnseen = ({ id }: Reference) => !seen.items.some(business => business.id === id)

  function read(row: FileRow, before: UserValues | null): ReadBody<UserValues> {
    const from = before ?? blank
    // An empty cell keeps the value of an existing user.
    const text = (field: FieldId, now: string) => row.text(field) || now
    const reasons: ImportReason[] = []
    const listIn = <Row extends Reference>(
      field: 'business' | 'roles',
      now: readonly Row[],
      resolve: (text: string) => Resolved<Row>,
    ) => {
      if (row.text(field) === '') return now
      const found = resolvedList(row.text(field), preferring(now, resolve))
      for (const each of found) {
        if (each.kind === 'unclear') reasons.push({ row: row.row, field, reason: unclearName, unclear: each.text })
      }
      return found.flatMap(each => (each.kind === 'found' ? each.row : []))
    }
    // The file cannot name a business that the importing user may not view.
    const { true: unseen = [], false: now = [] } = Object.groupBy(allBusinesses(from), each => `${isUnseen(each)}`)
    const listed = [...unseen, ...listIn('business', now, businesses)]
    const main = listed.find(({ id }) => id === from.business?.id) ?? listed[0] ?? null
    const typed = row.text('type')
    const body: UserValues = {
      ...from,
      name: text('name', from.name),
      username: before?.username ?? row.text('username'),
      type: typed === '' ? from.type : typeIn(typed),
      idNumber: text('idNumber', from.idNumber),
      business: main,
      businesses: listed.filter(({ id }) => id !== main?.id),
      roles: listIn('roles', from.roles, roles),
      address: readAddress(row, columns, before?.address ?? emptyAddress),
    }
    for (const permission of permissionsToReplace(from.roles, body.roles)) {
      if (!importer.lacking?.includes(permission)) continue
      reasons.push({ row: row.row, field: 'roles', reason: t('You need the permission {permission}.', { permission }) })
    }
    const changes = before && changesIn(before, body)
    return { body, reasons: [...reasons, ...invalidParts(checkUser(body), row.row, { changes, partsOf })] }
  }

  return flatRecords(comparing, {
    ...userImport,
    key: 'username',
    keyOf: usernameKey,
    find: row => index.alike({ ...newUser, username: row.text('username') }),
    read,
    changes: changesIn,
    partsOf,
    newId: ({ username }) => importId('users', [usernameKey(username)]),
  })
}

/** Import of users: one row per user, identified by the username. Bank details and permissions are not imported. */
export const userImport: ImportDefinition<UserValues> = {
  resource: 'users',
  fields,
  needs: [['name'], ['username']],
  compare,
  indexOf,
  isSame: (body, parts) => changesIn(body, { ...body, ...parts }).length === 0,
}

import { emptyAddress } from '#domain/people/address-rules.ts'
import { emptyBank } from '#domain/people/bank-rules.ts'
import { type BusinessValues, newBusiness } from '#domain/people/business-rules.ts'
import { newUser, type UserValues } from '#domain/people/user-rules.ts'
import type { RoleValues } from '#features/access/roles/role-kind.ts'
import type { ReadValues } from '#features/trades/reading/use-trade-reading.ts'
import { someParent } from '#machines/fakes.ts'
import { formExample } from '#machines/form/form.example.ts'
import { formFakes } from '#machines/form/form.fakes.ts'
import type { RecordValues, Saved } from '#machines/form/form.types.ts'
import { recordExample } from '#machines/record/record.example.ts'
import { recordFakes } from '#machines/record/record.fakes.ts'
import { seededRoles } from '#mirage/data/roles.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { replaceValues } from './replace-values.ts'
import type { Scene } from './scene.ts'

type Facts<Values> = {
  /** Values of a new record. */
  blank: Values
  /** Values of a saved record. */
  loaded: Values
  /** Edited field. `mine` is the user's value, `theirs` another user's conflicting value. */
  change: { [Name in keyof Values & string]: { field: Name; mine: Values[Name]; theirs: Values[Name] } }[keyof Values &
    string]
  /** Id that the server assigns to the new record. */
  newId?: string
}

const check = ({ name }: Record<string, unknown>): Record<string, string> =>
  name === '' ? { name: 'Enter a name' } : {}

/** Returns the parts that the examples of a form and of its record share. */
function partsOf<Values extends RecordValues>({
  blank,
  loaded,
  change: { field, mine, theirs },
  newId,
}: Facts<Values>) {
  const saved: Saved = { id: newId ?? null, message: null }
  const both: readonly [Values, Values] = [loaded, { ...loaded, [field]: theirs }]
  const input = { id: 'material-1', values: loaded, check, parent: someParent }
  return {
    words: { name: field, 'PET flakes': mine },
    fakes: { loaded: both, saved },
    inputs: {
      'a material': input,
      'a material that is known': { ...input, loaded },
      'a new material': { ...input, id: null, values: blank },
    },
    otherAnswers: { find: { 'the new material': saved } },
  }
}

const withDraft = <Input>(input: Input) => ({ ...input, draft: { copied: null, privateFields: [] } })

/** Returns the example of a record form other than the material form, with the given values. */
function formExampleOf<Values extends RecordValues>(facts: Facts<Values>): Pick<Scene, 'words' | 'example' | 'child'> {
  const { words, fakes, inputs, otherAnswers } = partsOf(facts)
  return {
    words,
    child: 'record',
    example: {
      ...formExample,
      fakes: ({ gate }) => formFakes({ ...fakes, ofRecord: { gate }, ofLines: { gate }, ofDraft: { gate } }),
      inputs: {
        ...formExample.inputs,
        'a material': withDraft(inputs['a material']),
        'a material that is known': withDraft(inputs['a material that is known']),
        'a new material': withDraft(inputs['a new material']),
      },
      events: replaceValues(formExample.events, words),
      otherAnswers,
    },
  }
}

/** Returns the example of a read-only record, with the given values. */
function recordExampleOf<Values extends RecordValues>(facts: Facts<Values>): Pick<Scene, 'words' | 'example'> {
  const { words, fakes, inputs, otherAnswers } = partsOf(facts)
  return {
    words,
    example: {
      ...recordExample,
      fakes: script => recordFakes({ ...fakes, ...script }),
      inputs,
      events: replaceValues(recordExample.events, words),
      otherAnswers,
    },
  }
}

const address = {
  ...emptyAddress,
  lineOne: '12 Weighbridge Road',
  city: 'Umhlanga',
  province: 'KwaZulu-Natal',
  zipCode: '4320',
  country: 'South Africa',
}
const bankDetails = {
  ...emptyBank,
  bankName: 'Nedbank',
  branchCode: '198765',
  accountNumber: '1009 4471 23',
  accountHolder: 'Umhlanga Metals',
}
const metals = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3311', name: 'Umhlanga Metals' }
const naledi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Naledi Mokoena' }

export const aBusiness = formExampleOf<BusinessValues>({
  blank: newBusiness,
  loaded: { name: metals.name, owner: naledi, address, bankDetails },
  change: { field: 'name', mine: 'Umhlanga Metals & Paper', theirs: 'Umhlanga Metals (Pty) Ltd' },
})

export const aUser = formExampleOf<UserValues>({
  blank: newUser,
  loaded: {
    ...newUser,
    name: 'Sipho Dlamini',
    username: 'sipho@umhlangametals.example',
    type: 'business',
    idNumber: '8501015800088',
    business: metals,
    permissions: ['materials.create'],
    address,
    bankDetails: { ...bankDetails, accountHolder: 'S Dlamini' },
  },
  change: { field: 'name', mine: 'Sipho Dlamini-Nkosi', theirs: 'Sipho M Dlamini' },
})

const clerk: RoleValues = {
  name: 'Weighbridge clerk',
  description: 'Records what comes in',
  default: false,
  permissions: ['transactions.access', 'transactions.view', 'transactions.create', 'transactions.materials.*'],
}

export const aRole = formExampleOf<RoleValues>({
  blank: { ...clerk, name: '', description: '', permissions: [] },
  loaded: clerk,
  change: { field: 'name', mine: 'Clerk at the weighbridge', theirs: 'Weighbridge' },
  // Saving opens the new role's permissions, so the mock must have a role with this id.
  newId: seededRoles.at(-1)?.id ?? '',
})

type Permissions = { name: string; permissions: readonly string[]; groups: readonly PermissionGroup[] }

const granted: Permissions = { name: clerk.name, permissions: clerk.permissions, groups: permissionGroups }

export const permissionsOfARole = formExampleOf<Permissions>({
  blank: granted,
  loaded: granted,
  change: {
    field: 'permissions',
    mine: [...clerk.permissions, 'materials.create'],
    theirs: [...clerk.permissions, 'materials.view'],
  },
})

const metal = (name: string, gwCode: string, carbonFactor: number) => ({ name, gwCode, carbonFactor })
const stamps = { createdAt: '2026-11-17T12:46:00.000Z', updatedAt: '2026-11-18T06:12:00.000Z' }
const trade = {
  id: '3f9a71c2-4f89-41d3-9a0c-0305e82c3320',
  buyer: { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3321', name: 'Bloem Scrap & Steel' },
  seller: naledi,
  materials: [
    { id: null, material: metal('Steel cans', 'GW 53-01', 2.0195), weight: 268.6, value: 651.67 },
    { id: null, material: metal('Copper wire', 'GW 53-02', 4.9481), weight: 98.74, value: 13_109.76 },
  ],
  ...stamps,
}

export const aReadTrade = recordExampleOf<ReadValues>({
  blank: { trade: null, readAt: 0 },
  loaded: { trade, readAt: Date.parse(stamps.updatedAt) },
  change: { field: 'trade', mine: { ...trade, seller: null }, theirs: { ...trade, buyer: null } },
})

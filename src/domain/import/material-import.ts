import { exact, wireFactor } from '#domain/carbon/carbon.ts'
import { gwCodeIn } from '#domain/figures/material-families.ts'
import { decimalText } from '#domain/figures/numbers.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { lengthFault, longestFactor, longestGwCode, longestName, requiredFault } from '#rules/texts.ts'
import { factorNumber } from '#schemas/common.ts'
import type { Material, MaterialBody } from '#schemas/material.ts'
import { tidy } from './cell-text.ts'
import { factorHint } from './factor-headings.ts'
import { otherUnitOf, readFactor } from './factor-numbers.ts'
import { notationIn } from './file-notation.ts'
import type { FileRow } from './file-rows.ts'
import { flatRecords, missingColumn, type ReadBody } from './flat-records.ts'
import type { Comparing, Existing, ImportDefinition, KnownIndex, KnownRecords } from './import-definition.ts'
import { type ImportField, plainOf } from './import-fields.ts'
import { importId } from './import-ids.ts'
import type { ImportChange, ImportReason } from './import-types.ts'
import { nameIndex, nameKeyOf } from './known-names.ts'

/** Headings of the app's own CSV files that name the unit of factors. */
const withUnit = [`${t('CO₂ Factor')} (kg/kg)`, t('CO₂ factor (kg/kg)')]

const fields = [
  {
    id: 'name',
    label: t('Name'),
    kind: 'text',
    isRequired: true,
    // If a file has both, “Material” is a number.
    own: [t('Material'), 'Materialkurztext'],
    names:
      'material,product,item,name,description,commodity,grade,material_name,product_name,item_name,material_description,product_description,item_description,product_service,product_service_name',
  },
  {
    id: 'gwCode',
    label: t('GW code'),
    kind: 'code',
    own: [t('GW Code')],
    names: 'gw_code,hw_code,waste_code,waste_type_code,material_code,code,gw,gw_number,gw_no',
  },
  {
    id: 'carbonFactor',
    label: t('CO₂ factor'),
    kind: 'factor',
    own: [t('CO₂ Factor'), ...withUnit],
    names: '',
    hint: plain => (withUnit.map(plainOf).includes(plain) ? { hasUnit: true } : factorHint(plain)),
  },
] as const satisfies readonly ImportField[]

type Field = keyof MaterialBody
const [nameField, codeField, factorField] = fields

/**
 * Converts a material to a request body. The factor keeps all its decimals; if it is not a number, the body has the
 * server's text.
 */
export const materialBodyNow = ({ name, gwCode, carbonFactorText }: Material): MaterialBody => ({
  name,
  gwCode,
  carbonFactor: wireFactor(carbonFactorText) ?? carbonFactorText,
})

const isUnknown = (factor: string) => factorNumber(factor) === null

const plain = (text: string) => gwCodeIn(text) ?? tidy(text)

/**
 * True if two values of a field are equal, ignoring surrounding spaces and zero-width characters. Factors are equal as
 * numbers, such as 1.1 and 1.10, or as the same text.
 */
function isSameValue(field: Field, one: string, other: string): boolean {
  if (field !== 'carbonFactor') return plain(one) === plain(other)
  return isUnknown(one) || isUnknown(other) ? one === other : exact(decimalText(one)).eq(exact(decimalText(other)))
}

const changesIn = (before: MaterialBody, after: MaterialBody): ImportChange[] =>
  fields.flatMap(({ id }) =>
    isSameValue(id, before[id], after[id]) ? [] : { field: id, before: before[id], after: after[id] },
  )

function noNumber(cell: string): string {
  const unit = otherUnitOf(cell)
  const text = isolated(cell)
  return unit === null
    ? t('“{text}” is not a number', { text })
    : t('“{text}” is in {unit}. Enter the factor in kg per kg.', { text, unit })
}

const existing = (material: Material): Existing<MaterialBody> => ({ id: material.id, body: materialBodyNow(material) })

/** Returns the index of the server's materials, by id and by name. The GW code decides between equal names. */
function indexOf({ materials }: KnownRecords): KnownIndex<MaterialBody> {
  const named = nameIndex(materials)
  const byId = new Map(materials.items.map(material => [material.id, material]))
  return {
    withId: id => {
      const material = byId.get(id)
      return material && existing(material)
    },
    alike: ({ name, gwCode }) => {
      const found = named(name, material => material.gwCode === gwCode)
      return typeof found === 'object' ? existing(found) : found
    },
  }
}

/** Returns a function that finds the other material with a GW code, if all other GW codes are unique. */
function codeOwners({ materials: { items } }: KnownRecords) {
  const nameOfCode = new Map(items.map(({ gwCode, name }) => [gwCode, name]))
  // Some servers refuse a duplicate.
  const areUnique = items.length > 1 && nameOfCode.size === items.length
  return ({ name, gwCode }: MaterialBody, before: MaterialBody | null): string | null => {
    if (!areUnique || before?.gwCode === gwCode) return null
    const owner = nameOfCode.get(gwCode) ?? null
    if (owner === null) nameOfCode.set(gwCode, name)
    return owner
  }
}

const codeIn = (row: FileRow) => gwCodeIn(row.text('gwCode')) ?? row.text('gwCode')

/**
 * Matches materials by name, ignoring case and spaces, because several materials can share a GW code. If several
 * materials have the same name, the GW code decides.
 */
function compare(comparing: Comparing) {
  const { table, matching, known } = comparing
  const { decimal } = notationIn(table, matching, materialImport)
  const index = indexOf(known)
  const codeOwner = codeOwners(known)
  const hasColumn = (field: Field) => (matching.columns[field] ?? null) !== null

  function read(row: FileRow, before: MaterialBody | null): ReadBody<MaterialBody> {
    const text = { name: row.text('name'), gwCode: codeIn(row), carbonFactor: row.text('carbonFactor') }
    // An empty or unknown factor is no error if the server's factor is not a number either.
    const isAsBefore =
      before !== null &&
      isUnknown(before.carbonFactor) &&
      ['', 'unknown', t('unknown'), before.carbonFactor].includes(text.carbonFactor)
    const number = readFactor(text.carbonFactor, row.isExact('carbonFactor') ? '.' : decimal)
    const factor = isAsBefore ? before.carbonFactor : typeof number === 'string' ? number : null
    const faults: Readonly<Record<Field, () => string | null>> = {
      name: () => requiredFault(text.name, t('Enter a name'), longestName),
      gwCode: () => requiredFault(text.gwCode, t('Enter a GW code'), longestGwCode),
      carbonFactor: () => {
        if (isAsBefore) return null
        if (text.carbonFactor === '') return t('Enter a CO₂ factor')
        return factor === null ? noNumber(text.carbonFactor) : lengthFault(factor, longestFactor)
      },
    }
    const reasons = fields.flatMap(({ id, label }): ImportReason[] => {
      if (!hasColumn(id)) return before ? [] : [missingColumn(row.row, { id, label })]
      const reason = faults[id]()
      return reason === null ? [] : [{ row: row.row, field: id, reason }]
    })
    const body = {
      name: text.name,
      gwCode: hasColumn('gwCode') ? text.gwCode : (before?.gwCode ?? ''),
      carbonFactor: hasColumn('carbonFactor') ? (factor ?? '') : (before?.carbonFactor ?? ''),
    }
    // A request contains all fields, and the server would refuse its own factor.
    if (before && reasons.length === 0 && changesIn(before, body).length > 0 && isUnknown(body.carbonFactor)) {
      const reason = t('The factor on the server, “{factor}”, is ambiguous or not a number', {
        factor: isolated(body.carbonFactor),
      })
      reasons.push({ row: row.row, field: 'carbonFactor', reason })
    }
    return { body, reasons }
  }

  return flatRecords(comparing, {
    ...materialImport,
    key: 'name',
    find: row =>
      index.alike({ name: row.text('name'), gwCode: hasColumn('gwCode') ? codeIn(row) : '', carbonFactor: '' }),
    read,
    changes: changesIn,
    partsOf: field => [field as Field],
    doubts: (body, before, row) => {
      const owner = codeOwner(body, before)
      if (owner === null) return []
      const reason = t('“{name}” already has this GW code. The server might refuse it.', { name: isolated(owner) })
      return [{ row, field: 'gwCode', reason }]
    },
    newId: ({ name, gwCode }) => importId('materials', [nameKeyOf(name), gwCode]),
  })
}

/** Import of materials: one row per material. */
export const materialImport: ImportDefinition<MaterialBody> = {
  resource: 'materials',
  fields: [nameField, codeField, factorField],
  needs: [['name'], ['gwCode', 'carbonFactor']],
  compare,
  indexOf,
  isSame: (body, parts) => fields.every(({ id }) => parts[id] === undefined || isSameValue(id, body[id], parts[id])),
}

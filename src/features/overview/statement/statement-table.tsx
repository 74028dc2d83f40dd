import { carbonInColumn, effectOf } from '#domain/carbon/carbon-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { publications } from '#domain/statement/publications.ts'
import type { CarbonStatement, StatedFamily, StatedFigures, StatedMaterial } from '#schemas/statement.ts'
import { Name } from '#ui/basics/name.tsx'
import { Dot } from '#ui/figures/dot.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './statement-table.css.ts'

const tones = { avoided: { kind: 'good' }, moreThanNew: { kind: 'bad' }, unknown: {} } as const

/** All decimals of a factor, and four at least, as they are published. */
const factorInWords = (factor: StatedMaterial['factorKgPerKg'], locale: string) =>
  factor === null ? 'unknown' : formatNumber(factor, locale, { min: 4, max: 20 })

/** The publication with the figure of a factor: "equals WARM v15", "own, from DESNZ 2025", or "own" if no figure equals it. */
function sourceInShort({ factorKgPerKg, equals }: StatedMaterial): string {
  if (factorKgPerKg === null) return '–'
  const publication = publications.find(({ id }) => id === equals?.publication)
  if (!publication) return 'own'
  return publication.kind === 'published' ? `equals ${publication.short}` : `own, from ${publication.short}`
}

function Weight({ figures, locale }: { figures: StatedFigures; locale: string }) {
  return (
    <Cell label="Weight kg" isNumeric>
      {formatNumber(figures.weightKg, locale)}
    </Cell>
  )
}

function Carbon({ figures, locale, isGreen }: { figures: StatedFigures; locale: string; isGreen?: boolean }) {
  const effect = effectOf(figures.avoidedKg)
  return (
    <Cell label="CO₂e avoided kg" isNumeric {...(effect === 'avoided' && !isGreen ? {} : tones[effect])}>
      {carbonInColumn(figures.avoidedKg, locale)}
    </Cell>
  )
}

function Storage({ figures: { storedKg }, locale }: { figures: StatedFigures; locale: string }) {
  return (
    <Cell label="Storage apart kg" isNumeric>
      {storedKg === '0' ? '–' : formatNumber(storedKg, locale)}
    </Cell>
  )
}

const NoCells = () => (
  <>
    <Cell label="">{null}</Cell>
    <Cell label="">{null}</Cell>
    <Cell label="">{null}</Cell>
  </>
)

function FamilyRows({ family, locale, hasStorage }: { family: StatedFamily; locale: string; hasStorage: boolean }) {
  return (
    <TableBody>
      <Row>
        <RowHead before={<Dot family={family.family} />}>{family.name}</RowHead>
        <NoCells />
        <Weight figures={family} locale={locale} />
        <Carbon figures={family} locale={locale} />
        {hasStorage ? <Storage figures={family} locale={locale} /> : null}
      </Row>
      {family.materials.map(material => (
        <Row key={JSON.stringify([material.name, material.gwCode, material.factorKgPerKg])}>
          <RowHead>
            <Name>{material.name ?? 'Without a name'}</Name>
          </RowHead>
          <Cell label="GW code" kind="code">
            {material.gwCode ?? '–'}
          </Cell>
          <Cell label="Factor kg/kg" isNumeric>
            {factorInWords(material.factorKgPerKg, locale)}
          </Cell>
          <Cell label="Source">{sourceInShort(material)}</Cell>
          <Weight figures={material} locale={locale} />
          <Carbon figures={material} locale={locale} />
          {hasStorage ? <Storage figures={material} locale={locale} /> : null}
        </Row>
      ))}
    </TableBody>
  )
}

/** What a statement comes to by family and material. All in kg, each figure rounded once; a figure below 0 has its own word and colour. */
export function StatementTable({ statement, locale }: { statement: CarbonStatement; locale: string }) {
  const hasStorage = statement.totals.storedKg !== '0'
  return (
    <div className={css.wrapper}>
      <Table label="By family and material" isCompact>
        <TableHead>
          <Column>Material</Column>
          <Column>GW code</Column>
          <Column unit="kg/kg" isNumeric>
            Factor
          </Column>
          <Column>Source</Column>
          <Column unit="kg" isNumeric>
            Weight
          </Column>
          <Column unit="kg" isNumeric>
            CO₂e avoided
          </Column>
          {hasStorage ? (
            <Column unit="kg" isNumeric>
              Storage apart
            </Column>
          ) : null}
        </TableHead>
        {statement.families.map(family => (
          <FamilyRows key={family.family} {...{ family, locale, hasStorage }} />
        ))}
        <TableBody>
          <Row>
            <RowHead>All materials</RowHead>
            <NoCells />
            <Weight figures={statement.totals} locale={locale} />
            <Carbon figures={statement.totals} locale={locale} isGreen />
            {hasStorage ? <Storage figures={statement.totals} locale={locale} /> : null}
          </Row>
        </TableBody>
      </Table>
    </div>
  )
}

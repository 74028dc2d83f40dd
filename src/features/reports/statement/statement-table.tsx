import { useLocale } from '#actors/environment.tsx'
import { carbonInColumn, effectOf } from '#domain/carbon/carbon-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { publications } from '#domain/statement/publications.ts'
import { t } from '#messages/message.ts'
import { carbonTones } from '#patterns/figures/carbon-cell.tsx'
import type { CarbonStatement, StatedFamily, StatedFigures, StatedMaterial } from '#schemas/statement.ts'
import { Name } from '#ui/basics/name.tsx'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './statement.css.ts'

/** Returns a factor with all its decimals, at least four, as in the publications. */
const factorInWords = (factor: StatedMaterial['factorKgPerKg'], locale: string) =>
  factor === null ? t('unknown') : formatNumber(factor, locale, { min: 4, max: 20 })

/** Returns the publication with the same factor: "equals WARM v15" or "own factor, from DESNZ 2025"; "own factor" if none matches. */
function sourceInShort({ factorKgPerKg, equals }: StatedMaterial): string {
  if (factorKgPerKg === null) return '–'
  const publication = publications.find(({ id }) => id === equals?.publication)
  if (!publication) return t('own factor')
  const { kind, short } = publication
  return kind === 'published'
    ? t('equals {publication}', { publication: short })
    : t('own factor, from {publication}', { publication: short })
}

type FiguresProps = { figures: StatedFigures; hasStorage: boolean; isSum?: boolean }

/** Cells for weight, CO₂e and storage. A positive CO₂e amount is green only in totals. */
function Figures({ figures: { weightKg, avoidedKg, storedKg }, hasStorage, isSum }: FiguresProps) {
  const locale = useLocale()
  const effect = effectOf(avoidedKg)
  return (
    <>
      <Cell label={t('Weight kg')} isNumeric>
        {formatNumber(weightKg, locale)}
      </Cell>
      <Cell
        label={t('CO₂e avoided kg')}
        isNumeric
        kind={effect === 'avoided' && !isSum ? undefined : carbonTones[effect]}
      >
        {carbonInColumn(avoidedKg, locale)}
      </Cell>
      {hasStorage ? (
        <Cell label={t('Storage kg')} isNumeric>
          {storedKg === '0' ? '–' : formatNumber(storedKg, locale)}
        </Cell>
      ) : null}
    </>
  )
}

const NoCells = () => (
  <>
    <Cell label="">{null}</Cell>
    <Cell label="">{null}</Cell>
    <Cell label="">{null}</Cell>
  </>
)

function FamilyRows({ family, hasStorage }: { family: StatedFamily; hasStorage: boolean }) {
  const locale = useLocale()
  return (
    <TableBody>
      <Row>
        <RowHead before={<FamilyDot family={family.family} />}>{family.name}</RowHead>
        <NoCells />
        <Figures figures={family} hasStorage={hasStorage} />
      </Row>
      {family.materials.map(material => (
        <Row key={JSON.stringify([material.name, material.gwCode, material.factorKgPerKg])}>
          <RowHead>
            <Name>{material.name ?? t('Without a name')}</Name>
          </RowHead>
          <Cell label={t('GW code')} kind="code">
            {material.gwCode ?? '–'}
          </Cell>
          <Cell label={t('Factor kg/kg')} isNumeric>
            {factorInWords(material.factorKgPerKg, locale)}
          </Cell>
          <Cell label={t('Source')}>{sourceInShort(material)}</Cell>
          <Figures figures={material} hasStorage={hasStorage} />
        </Row>
      ))}
    </TableBody>
  )
}

/**
 * Amounts by family and material, all in kg. Each is rounded only once. Negative amounts have their own label and
 * colour.
 */
export function StatementTable({ statement }: { statement: CarbonStatement }) {
  const hasStorage = statement.totals.storedKg !== '0'
  return (
    <div className={css.wrapper}>
      <Table label={t('By family and material')} isCompact>
        <TableHead>
          <Column>{t('Material')}</Column>
          <Column>{t('GW code')}</Column>
          <Column unit="kg/kg">{t('Factor')}</Column>
          <Column>{t('Source')}</Column>
          <Column unit="kg">{t('Weight')}</Column>
          <Column unit="kg">{t('CO₂e avoided')}</Column>
          {hasStorage ? <Column unit="kg">{t('Storage')}</Column> : null}
        </TableHead>
        {statement.families.map(family => (
          <FamilyRows key={family.family} {...{ family, hasStorage }} />
        ))}
        <TableBody>
          <Row>
            <RowHead>{t('All materials')}</RowHead>
            <NoCells />
            <Figures figures={statement.totals} hasStorage={hasStorage} isSum />
          </Row>
        </TableBody>
      </Table>
    </div>
  )
}

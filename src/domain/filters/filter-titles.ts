import { t } from '#messages/message.ts'
import type { FilterName } from './conditions.ts'

/** Names of the filters in the menu. */
export const filterTitles: Readonly<Record<FilterName, string>> = {
  period: t('Period'),
  side: t('Side'),
  buyer: t('Buyer'),
  seller: t('Seller'),
  material: t('Material'),
  family: t('Material family'),
  recorded: t('Own records'),
  without: t('Missing data'),
  weight: t('Weight'),
  value: t('Value'),
  type: t('Type'),
  role: t('Role'),
  secondFactor: t('Second factor'),
  factor: t('CO₂ factor'),
}

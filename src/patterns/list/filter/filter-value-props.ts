import type { Condition, FilterName } from '#domain/filters/conditions.ts'

/** Props of the fields of one filter. */
export type ValueProps = {
  name: FilterName
  conditions: readonly Condition[]
  onChange: (conditions: readonly Condition[]) => void
}

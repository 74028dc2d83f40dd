import { Route, Switch } from 'wouter'
import { FloorForm } from './floor-form.tsx'
import type { FloorListActor } from './floor-list.machine.ts'
import { FloorList } from './floor-list.tsx'

/** Routes of the baseline. Their paths are the product's, so that the same benchmark runs in both. */
export const FloorApp = ({ list }: { list: FloorListActor }) => (
  <Switch>
    <Route path="/business/transactions">
      <FloorList list={list} />
    </Route>
    <Route path="/business/transactions/:id/edit">{({ id }) => <FloorForm id={id} />}</Route>
  </Switch>
)

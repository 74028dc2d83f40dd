"""Computes the expected sums from records.json with decimals, without code of the product.

expected-sums.jsonl has the sums after all changes, sums-before-changes.jsonl those before. The latter has one time zone,
and only the businesses with changed records.

Run: python3 tests/features/reports/flow/expected-sums.py
"""

import json
from collections import defaultdict
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from zoneinfo import ZoneInfo

folder = Path(__file__).parent
data = json.loads((folder / 'records.json').read_text(), parse_float=Decimal, parse_int=int)
zones = ['Africa/Johannesburg', 'UTC', 'America/St_Johns', 'Pacific/Auckland']
periods = [('2025-10-01', '2026-03-31'), ('2026-02-01', '2026-02-28')]
business_of = [business for _, business in data['users']]


def records(is_changed):
    """Yields each record before or after the changes: list, time, buyer, seller, lines."""
    for name in ['transactions', 'collections']:
        deleted, edited = data['changes'][name].values() if is_changed else ([], {})
        for number, row in enumerate(data[name]):
            if number not in deleted:
                yield name, *edited.get(str(number), row)


def text(number):
    """Plain decimal text without trailing zeros."""
    plain = format(Decimal(number), 'f')
    plain = plain.rstrip('0').rstrip('.') if '.' in plain else plain
    return '0' if plain == '-0' else plain


def finding(opening, changes):
    """Negative stock: time, month, day, first day and weight. None without. `changes` has the changes by day."""
    stock, ends = opening, {}
    for day in sorted(changes):
        stock += changes[day]
        ends[day] = stock
    month_ends = {day[:7]: ends[day] for day in sorted(ends)}
    low_month, low_day = (min(of, key=of.get, default=None) for of in [month_ends, ends])
    if stock < 0:
        return ['closing', None, None, None, text(-stock)]
    if opening < 0:
        return ['opening', None, None, None, text(-opening)]
    if low_month and month_ends[low_month] < 0:
        return ['monthEnd', low_month, None, None, text(-month_ends[low_month])]
    if low_day and ends[low_day] < 0:
        first = min(day for day in ends if ends[day] < 0)
        return ['day', None, low_day, first, text(-ends[low_day])]
    return None


def report(zone, first, last, business, is_changed=True):
    kg = defaultdict(Decimal)  # By (sum, slot), where a sum is a material, a month, a counterparty or everything.
    value = defaultdict(Decimal)
    changes = defaultdict(lambda: defaultdict(Decimal))  # By material and day.
    count = earlier = 0
    for name, moment, buyer, seller, lines in records(is_changed):
        if buyer == business:
            slot, other = ('collected' if name == 'collections' else 'bought'), ('user', seller)
        elif name == 'transactions' and business_of[seller] == business:
            slot, other = 'sold', ('business', buyer)
        else:
            continue
        day = datetime.fromisoformat(moment.replace('Z', '+00:00')).astimezone(ZoneInfo(zone)).date().isoformat()
        if day > last:
            continue
        is_earlier = day < first
        count, earlier = count + (not is_earlier), earlier + is_earlier
        for material, weight, amount in lines:
            sums = ['all', ('material', *data['materials'][material])]
            if is_earlier:
                for key in sums:
                    kg[key, 'opening'] += -weight if slot == 'sold' else weight
                continue
            changes[sums[1]][day] += -weight if slot == 'sold' else weight
            for key in [*sums, ('month', day[:7]), ('party', *other)]:
                kg[key, slot] += weight
                value[key, slot] += amount
    movements = ['bought', 'collected', 'sold']

    def figures(key):
        opening, bought, collected, sold = (kg[key, slot] for slot in ['opening', *movements])
        return [
            *map(text, [opening, bought, collected, sold, opening + bought + collected - sold]),
            *(text(value[key, slot]) for slot in movements),
        ]

    def keys(kind):
        found = {key for key, _ in kg if key[0] == kind}
        return sorted(found, key=lambda key: [str(part) for part in key])

    found = {key: finding(kg[key, 'opening'], changes[key]) for key in keys('material')}
    details = {
        'materials': [[*key[1:], *figures(key)] for key in keys('material')],
        'months': [[key[1], *figures(key)[1:4]] for key in keys('month')],
        'parties': [[*key[1:], *figures(key)[1:4]] for key in keys('party')],
        'findings': [[*key[1:], *negative] for key, negative in found.items() if negative],
    }
    # The short period has totals only, to keep the file small.
    return {
        'zone': zone,
        'period': [first, last],
        'business': business,
        'records': [count, earlier],
        'totals': figures('all'),
        **({} if first[:7] == last[:7] else details),
    }


def write(name, reports):
    lines = (json.dumps(entry, ensure_ascii=False, separators=(',', ':')) for entry in reports)
    (folder / name).write_text(''.join(f'{line}\n' for line in lines))


def businesses_with_changes():
    for name, changes in data['changes'].items():
        before = [data[name][int(number)] for number in [*changes['deleted'], *changes['edited']]]
        for _, buyer, seller, _ in [*before, *changes['edited'].values()]:
            yield from {buyer, business_of[seller]} - {None}


businesses = range(len(data['businesses']))
write(
    'expected-sums.jsonl',
    (report(zone, *period, business) for zone in zones for period in periods for business in businesses),
)
write(
    'sums-before-changes.jsonl',
    (report(zones[0], *periods[0], business, False) for business in sorted(set(businesses_with_changes()))),
)

"""Computes expected-sums.jsonl from records.json with decimals, without code of the product.

Run: python3 tests/features/overview/flow/expected-sums.py
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


def records():
    """Yields each current record: list, time, buyer, seller, lines."""
    for name in ['transactions', 'collections']:
        changes = data['changes'][name]
        for number, row in enumerate(data[name]):
            if number not in changes['deleted']:
                yield name, *changes['edited'].get(str(number), row)


def text(number):
    """Plain decimal text without trailing zeros."""
    plain = format(Decimal(number), 'f')
    plain = plain.rstrip('0').rstrip('.') if '.' in plain else plain
    return '0' if plain == '-0' else plain


def report(zone, first, last, business):
    kg = defaultdict(Decimal)  # By (sum, slot), where a sum is a material, a month, a counterparty or everything.
    value = defaultdict(Decimal)
    count = earlier = 0
    for name, moment, buyer, seller, lines in records():
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

    # The short period has totals only, to keep the file small.
    return {
        'zone': zone,
        'period': [first, last],
        'business': business,
        'records': [count, earlier],
        'totals': figures('all'),
        **(
            {}
            if first[:7] == last[:7]
            else {
                'materials': [[*key[1:], *figures(key)] for key in keys('material')],
                'months': [[key[1], *figures(key)[1:4]] for key in keys('month')],
                'parties': [[*key[1:], *figures(key)[1:4]] for key in keys('party')],
            }
        ),
    }


reports = [
    report(zone, first, last, business)
    for zone in zones
    for first, last in periods
    for business in range(len(data['businesses']))
]
lines = (json.dumps(entry, ensure_ascii=False, separators=(',', ':')) for entry in reports)
(folder / 'expected-sums.jsonl').write_text(''.join(f'{line}\n' for line in lines))

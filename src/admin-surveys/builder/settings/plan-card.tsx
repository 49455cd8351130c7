import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import type { FeatureKey, PlanLevel } from '../../../types';
import { LockTag } from '../../../shared/components/lock';
import type { Lock } from '../../../shared/components/lock';
import { feature } from '../../../shared/lib/entitlements';
import { planName } from '../../../shared/lib/plans';
import { Card } from '../ui/card';

/** Whether a bigger plan opens all of it. What only a key or an addon opens stays in sight. */
export function isSold( ...keys: FeatureKey[] ): boolean {
	return keys.every( ( key ) => feature( key ).state === 'upgrade' );
}

interface Props extends ComponentProps< typeof Card > {
	icon: ReactElement;
	/** The lock that all of it shares: then it is a row to unfold. */
	folded: Lock | null;
	/** What counts for visitors until the lock is open. */
	now: string[];
}

/** A card of the settings, or a folded row of `PlansAdd`. */
export function PlanCard( { folded, now, children, ...card }: Props ) {
	if ( ! folded ) {
		return <Card { ...card }>{ children }</Card>;
	}
	const { id, title, icon } = card;
	return (
		<details className="ufb-fold">
			<summary>
				<span className="ufb-card__icon">
					<Icon icon={ icon } size={ 24 } />
				</span>
				<span className="ufb-fold__text">
					<h4 id={ `ufb-${ id }-title` }>{ title }</h4>
					<span>{ now.join( ' · ' ) }</span>
				</span>
				<LockTag lock={ folded } />
				<Icon className="ufb-fold__mark" icon={ chevronDown } size={ 24 } />
			</summary>
			<section id={ `ufb-${ id }` } aria-labelledby={ `ufb-${ id }-title` } tabIndex={ -1 }>
				{ children }
			</section>
		</details>
	);
}

function addsTitle( [ first, second ]: PlanLevel[] ): string {
	return second === undefined
		? sprintf(
				/* translators: %s: name of a plan. */
				__( 'What %s adds', 'userfeedback' ),
				planName( first ?? 'plus' )
			)
		: sprintf(
				/* translators: 1 and 2: names of plans, e.g. Plus and Pro. */
				__( 'What %1$s and %2$s add', 'userfeedback' ),
				planName( first ?? 'plus' ),
				planName( second )
			);
}

/** One calm card for all that bigger plans bring to this step, folded. */
export function PlansAdd( { keys, children }: { keys: FeatureKey[]; children: ReactNode } ) {
	const needed = keys.map( ( key ) => feature( key ).plan );
	const plans = ( [ 'plus', 'pro', 'elite' ] as const ).filter( ( plan ) => needed.includes( plan ) );
	return (
		<Card
			id="plans"
			title={ addsTitle( plans ) }
			description={ __(
				'Your survey works without it. Below each name: what visitors get now.',
				'userfeedback'
			) }
		>
			{ children }
		</Card>
	);
}

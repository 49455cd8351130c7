import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { companionQueries } from '../../shared/api/companions/queries';
import { QueryPanel } from '../../shared/components/query-panel';
import { Skeleton } from '../../shared/components/skeleton';
import { announce } from '../../shared/lib/announce';
import { PluginButton, stepWords } from '../../shared/plugins/plugin-button';
import { useCompanion } from '../../shared/plugins/use-companion';
import type { CompanionInfo } from '../../types';
import { Card } from '../card';

const KEY = 'uncanny-automator';

/** Pages of that plugin, beside ours in wp-admin. */
const WIZARD = 'edit.php?post_type=uo-recipe&page=uncanny-automator-setup-wizard';
const NEW_RECIPE = 'post-new.php?post_type=uo-recipe';

/** The step that comes next (STG-45). */
export function stepOf( { installed, active, setup_complete: isSetUp }: CompanionInfo ): 1 | 2 | 3 {
	if ( ! installed || ! active ) {
		return 1;
	}
	return isSetUp ? 3 : 2;
}

/** Three steps to recipes of Uncanny Automator (STG-44). */
export function AutomatorCard() {
	const query = useQuery( companionQueries.list() );
	return (
		<div data-setting="automator">
			<Card
				title={ __( 'Automate with Uncanny Automator', 'userfeedback' ) }
				lead={ __( 'More integrations coming soon.', 'userfeedback' ) }
			>
				<QueryPanel
					query={ query }
					failed={ __( 'The state of the plugin could not be loaded.', 'userfeedback' ) }
					skeleton={ <Skeleton height="180px" /> }
				>
					{ ( plugins ) => {
						const plugin = plugins[ KEY ];
						return plugin && <Steps plugin={ plugin } />;
					} }
				</QueryPanel>
			</Card>
		</div>
	);
}

function Steps( { plugin }: { plugin: CompanionInfo } ) {
	const now = stepOf( plugin );
	return (
		<ol className="uf-steps">
			<Step
				number={ 1 }
				now={ now }
				title={ __( 'Install and activate Uncanny Automator', 'userfeedback' ) }
				text={ __( 'A free plugin that connects WordPress plugins and apps without code.', 'userfeedback' ) }
			>
				<GetPlugin plugin={ plugin } />
			</Step>
			<Step
				number={ 2 }
				now={ now }
				title={ __( 'Run its setup wizard', 'userfeedback' ) }
				text={ __( 'Opens in Uncanny Automator. Come back here when it is done.', 'userfeedback' ) }
			>
				<Button __next40pxDefaultSize variant="primary" href={ WIZARD }>
					{ __( 'Run Setup Wizard', 'userfeedback' ) }
				</Button>
			</Step>
			<Step
				number={ 3 }
				now={ now }
				title={ __( 'Create a recipe', 'userfeedback' ) }
				text={ __(
					'Choose “UserFeedback” as the trigger and what should happen next: a mail, a row, a message.',
					'userfeedback'
				) }
			>
				<Button __next40pxDefaultSize variant="primary" href={ NEW_RECIPE }>
					{ __( 'Create Recipe', 'userfeedback' ) }
				</Button>
			</Step>
		</ol>
	);
}

interface StepProps {
	number: 1 | 2 | 3;
	now: number;
	title: string;
	text: string;
	/** The button of the step that comes next. */
	children: ReactNode;
}

function Step( { number, now, title, text, children }: StepProps ) {
	const state = number < now ? ' is-done' : number === now ? ' is-on' : '';
	return (
		<li className={ `uf-steps__step${ state }` } aria-current={ number === now ? 'step' : undefined }>
			<span className="uf-steps__number">
				{ number < now ? (
					<>
						<Icon icon={ check } size={ 20 } />
						<span className="screen-reader-text">{ __( 'Done', 'userfeedback' ) }</span>
					</>
				) : (
					<span aria-hidden="true">{ number }</span>
				) }
			</span>
			<div>
				<h3>{ title }</h3>
				<p>{ text }</p>
			</div>
			{ number === now && <div className="uf-steps__action">{ children }</div> }
		</li>
	);
}

/** Installs, then activates with the same click. */
function GetPlugin( { plugin: { slug, title, basename, installed } }: { plugin: CompanionInfo } ) {
	const client = useQueryClient();
	const { step, isBusy, run } = useCompanion(
		{ slug, basename, isInstalled: installed },
		{
			isChained: true,
			failure: () => __( 'Uncanny Automator could not be activated', 'userfeedback' ),
			onDone( done ) {
				if ( done === 'activate' ) {
					announce( __( 'Uncanny Automator is active.', 'userfeedback' ) );
				}
				void client.invalidateQueries( companionQueries.list() );
			},
		}
	);
	return (
		<PluginButton
			words={ stepWords( step, title ) }
			isBusy={ isBusy }
			{ ...( installed ? {} : { label: __( 'Install and Activate', 'userfeedback' ) } ) }
			variant="primary"
			size="default"
			onClick={ () => void run() }
		/>
	);
}

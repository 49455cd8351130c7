<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Plan\AddonRights;

/**
 * Which addons a template may rely on here.
 */
interface TemplateAddons extends AddonRights {}

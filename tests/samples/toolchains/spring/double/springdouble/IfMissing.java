package springdouble;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Map;
import org.springframework.beans.factory.BeanFactoryUtils;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.ConfigurationCondition;
import org.springframework.core.type.AnnotatedTypeMetadata;

/** A bean that is made only when the application has none of this type. */
@Retention(RetentionPolicy.RUNTIME)
@Conditional(IfMissing.Condition.class)
@interface IfMissing {
  Class<?> value();

  final class Condition implements ConfigurationCondition {
    @Override
    public ConfigurationPhase getConfigurationPhase() {
      return ConfigurationPhase.REGISTER_BEAN;
    }

    @Override
    public boolean matches(ConditionContext context, AnnotatedTypeMetadata method) {
      Map<String, Object> values = method.getAnnotationAttributes(IfMissing.class.getName());
      var type = (Class<?>) values.get("value");
      return BeanFactoryUtils.beanNamesForTypeIncludingAncestors(
                  context.getBeanFactory(), type, true, false)
              .length
          == 0;
    }
  }
}
